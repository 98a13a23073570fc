-- A pass may belong to one player: their own page. 0 for all other passes.
alter table passes add column player bigint not null default 0;

-- E-mail addresses of registrations. Not in the journal, which keeps everything: these can be deleted.
create table contacts (
    stream  text   not null,
    section bigint not null,
    player  bigint not null,
    email   text   not null,
    primary key (stream, section, player)
);
