# Lines, blank ones and comments included, and files of a commit: bash scripts/count-lines.sh [COMMIT]
set -euf
commit=${1:-HEAD}
tests=('*.test.ts' '*.test.tsx' '*.testing.ts' '*.testing.tsx' 'e2e/*.ts' 'api/testing/*.ts' 'api/faults/*.ts' 'supabase/testing/*.ts')
generated=('*.gen.ts' '*database.types.ts')
product=('api/src/*.ts' 'web/src/*.ts' 'web/src/*.tsx' 'web/src/*.css' 'supabase/*.ts' 'supabase/*.mjs' 'supabase/*.sql')
code=('*.ts' '*.tsx' '*.css' '*.sql' '*.mjs' '*.py' '*.sh')

without() { printf ':(exclude)%s\n' "$@"; }
lines() { git grep -c '' "$commit" -- "$@" | awk -F: '{ lines += $NF } END { print lines + 0 }'; }

echo "product $(lines "${product[@]}" $(without "${tests[@]}" "${generated[@]}"))"
echo "tests $(lines "${tests[@]}")"
echo "tools $(lines "${code[@]}" $(without "${product[@]}" "${tests[@]}" "${generated[@]}"))"
echo "generated $(lines "${generated[@]}")"
echo "files $(git ls-tree -r --name-only "$commit" | wc -l)"
