/**
 * Words of the browsers' own messages. An error's message may quote whatever was being read or sent, and nothing tells
 * a quoted name from a word: so only what is in this list is kept, and everything else is `…`.
 */
const KEPT = new Set(
  `a abort aborted access after already an and another any argument array as assignment async at aws be because been
  before being buffer but by call callback called can cannot cant clone cloned close closed closing connection
  constant constraint construct constructor context convert could created cursor data database deadlock declaration
  decode deleted denied destroyed did disk does doesnt done element empty encountered end error evaluating exceeded
  exist existing exists expected extension failed fetch finished for found frame from full function get got has have
  host id if in index initialization initialize input internal into invalid invalidated is it iterable iterator its
  json key left length limit line load lock map maximum message method missing must nan network no nodename not null
  number object objectstore of on one onerror only open operation or out parameter parameters parse permission
  permissions port possible process promise properties property quota range read reading readonly receiving redirect
  rejected removed request requested required resolved response result running script sending set setting size
  specified stack started state storage store string supported symbol tab tabs that the there this timed to token
  transaction type undefined unexpected unknown unsupported upgrade url used valid value values version was when while with
  without worker write yet`.split(/\s+/),
);
const LONGEST = 300;

/** An error's message with only the browsers' own words in it. */
export function redactMessage(message: string): string {
  return message
    .slice(0, LONGEST)
    .replace(/["'`“”‘’«»][^"'`“”‘’«»]*["'`“”‘’«»]/g, ' … ')
    .split(/[^\p{L}\p{N}\p{M}_$@.+…-]+/u)
    .filter((word) => word !== '')
    .map((word) => (KEPT.has(word.replace(/\.$/, '').toLowerCase()) ? word.replace(/\.$/, '') : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…');
}
