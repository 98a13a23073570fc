-- A link may belong to one person of a season's registry, and so may an account in a season. 0 for all other links.
alter table passes add column person bigint not null default 0;

create table officers (
    login  text   not null,
    stream text   not null,
    person bigint not null,
    primary key (login, stream)
);
