import { parseArgs } from 'node:util';
import { defences } from './defences';
import { runMutants } from './run-mutants';

/**
 * `npm run mutants`: takes each named defence out of a copy of the project, one at a time, and expects the tests
 * named for it to fail. `-- --list` names them; `-- --only NAME` (repeatable) runs some.
 */
const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});

if (values.list) {
  for (const { name, what, tests } of defences) console.log(`${name}: ${what} (${tests.join(', ')})`);
} else {
  const chosen = values.only === undefined ? defences : values.only.map(requireDefence);
  const survivors = runMutants(chosen, (line) => console.log(line));
  for (const name of survivors) console.log(`survived: ${name}`);
  console.log(
    `mutants ${chosen.length}, caught ${chosen.length - survivors.length}, survived ${survivors.length}`,
  );
  if (survivors.length > 0) process.exitCode = 1;
}

function requireDefence(name: string) {
  const defence = defences.find((mutant) => mutant.name === name);
  if (defence === undefined) throw new Error(`There is no mutant “${name}”; --list names them.`);
  return defence;
}
