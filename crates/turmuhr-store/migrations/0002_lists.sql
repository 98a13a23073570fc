-- Rating lists, one of each kind: lines of players in parts, read into memory by whoever searches them.
create table lists (
    kind    text   not null primary key,
    source  text   not null,
    taken   text   not null,
    players bigint not null
);

create table list_parts (
    kind    text   not null,
    part    bigint not null,
    players text   not null,
    primary key (kind, part)
);
