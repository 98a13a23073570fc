-- A pass may belong to one player: their own page. 0 for all other passes.
alter table passes add column player bigint not null default 0;
