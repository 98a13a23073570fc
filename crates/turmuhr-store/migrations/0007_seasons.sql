-- A stream is an event or a federation's season; each has facts of its own.
alter table streams add column kind text not null default 'event';
