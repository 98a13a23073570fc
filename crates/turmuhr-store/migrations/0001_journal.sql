-- Every event is a stream; nothing in it is ever changed.
create table journal (
    stream  text   not null,
    number  bigint not null,
    at      text   not null,
    actor   text   not null,
    kind    text   not null,
    payload text   not null,
    primary key (stream, number)
);

-- What lists of events show, read off the journals.
create table streams (
    stream   text   not null primary key,
    name     text   not null,
    place    text   not null,
    starts   text   not null,
    ends     text   not null,
    position bigint not null,
    changed  text   not null,
    archived bigint not null default 0
);

create table users (
    name     text not null primary key,
    shown    text not null,
    password text not null,
    role     text not null
);

-- Only hashes of what people hold are kept.
create table sessions (
    token   text not null primary key,
    name    text not null,
    expires text not null
);

-- Links and codes that allow exactly one job.
create table passes (
    token       text   not null primary key,
    label       text   not null,
    role        text   not null,
    stream      text   not null,
    section     bigint not null,
    first_board bigint not null,
    last_board  bigint not null,
    team        bigint not null,
    expires     text   not null,
    revoked     bigint not null default 0
);

create table settings (
    name  text not null primary key,
    value text not null
);
