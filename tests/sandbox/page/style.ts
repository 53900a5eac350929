import { raw } from 'hono/html';

/** The page's style sheet. */
export const style = raw(`
:root { color-scheme: light dark; --line: light-dark(#dfe3e8, #343b44); --soft: light-dark(#5b6672, #9aa7b4);
  --paper: light-dark(#fff, #1b2027); --ground: light-dark(#f4f6f8, #12161b); --accent: light-dark(#0b6e4f, #58c7a0); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); font: 15px/1.45 system-ui, sans-serif; }
header, main { max-width: 72rem; margin: 0 auto; padding: 1.25rem 1.5rem 0; }
main { padding-top: 0; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
header p { margin: .25rem 0 0; color: var(--soft); }
a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; background: var(--paper); border: 1px solid var(--line); }
th, td { padding: .5rem .75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: .8rem; color: var(--soft); font-weight: 600; }
small { display: block; color: var(--soft); }
.code { font-family: ui-monospace, monospace; }
.amount { font-variant-numeric: tabular-nums; }
.actions { white-space: nowrap; }
.actions form { display: inline-block; }
.deleted td { opacity: .6; }
.tag { border: 1px solid var(--line); border-radius: 1rem; padding: .1rem .6rem; font-size: .85rem; }
.empty { color: var(--soft); }
button { font: inherit; padding: .25rem .7rem; border: 1px solid var(--line); border-radius: .4rem;
  background: var(--ground); color: inherit; cursor: pointer; }
button:hover, button:focus-visible { border-color: var(--accent); }
`);
