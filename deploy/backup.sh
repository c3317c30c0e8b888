#!/bin/sh
# One backup of the PostgreSQL database: `sh deploy/backup.sh FOLDER`, with DATABASE_URL (and DATABASE_PASSWORD) in the
# environment. It gets its name when it is whole and pg_restore can read it. Older ones go after BACKUP_DAYS (14), but never
# the last one.
set -eu
umask 077
: "${DATABASE_URL:?DATABASE_URL is not set. The embedded database is backed up by copying DATA_DIR while the product is stopped.}"
folder=${1:?Name the folder for backups}
if [ -n "${DATABASE_PASSWORD:-}" ]; then export PGPASSWORD="$DATABASE_PASSWORD"; fi
made="$folder/siyagha-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$made.part"' EXIT
pg_dump --format=custom --file="$made.part" "$DATABASE_URL"
pg_restore --list "$made.part" >/dev/null
mv "$made.part" "$made"
find "$folder" -maxdepth 1 -name 'siyagha-*.dump' ! -path "$made" -mtime +"${BACKUP_DAYS:-14}" -delete
echo "$made"
