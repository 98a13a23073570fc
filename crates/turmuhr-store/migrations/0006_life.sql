-- How often entries were replaced or deleted: by a restore, by anonymising, by a deletion. A writer who has read an earlier era is refused.
create table eras (
    id     bigint not null primary key,
    number bigint not null
);
insert into eras (id, number) values (1, 0);

-- Backups kept in the database: files to check before a restore, and the state before it.
create table backups (
    name    text   not null primary key,
    made    text   not null,
    actor   text   not null,
    bytes   bigint not null
);

create table backup_parts (
    name  text   not null,
    part  bigint not null,
    lines text   not null,
    primary key (name, part)
);

-- Addresses of deleted events; they are not given away again.
create table deleted (
    stream text not null primary key,
    at     text not null,
    actor  text not null
);
