#!/usr/bin/env sh
# The pre-commit hook: runs the command line with the Node on PATH, or with Node 24 from npm if that one is older.
cli="$(dirname "$0")/../dist/cli/index.js"
if node --eval 'process.exit(parseInt(process.versions.node, 10) < 24 ? 1 : 0)' 2> /dev/null; then
  exec node "$cli" "$@"
fi
if ! command -v npx > /dev/null; then
  echo 'tf-disco needs Node 24 or newer, or npm to get it; install it from https://nodejs.org' >&2
  exit 3
fi
# The package `node` installs Node in a script. npm 12 runs no scripts without this flag, and npm 11.19 fails with
# `--allow-scripts=node`. No other package has a script here.
exec npx --yes --dangerously-allow-all-scripts --package=node@24 node "$cli" "$@"
