-- How often something was written. Read back after every commit on SQLite: a commit that cannot be read back is none.
create table commits (
    id     bigint not null primary key,
    number bigint not null
);
insert into commits (id, number) values (1, 0);
