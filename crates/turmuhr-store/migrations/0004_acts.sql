-- Acts that came with an id: sent again, they enter nothing twice. Written with their entries, deleted by age and count.
create table acts (
    id     text   not null primary key,
    stream text   not null,
    before bigint not null,
    after  bigint not null,
    at     text   not null
);
create index acts_by_time on acts (at);
