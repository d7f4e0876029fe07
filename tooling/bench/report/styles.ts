/** The page's own: light and dark by the reader's system, wide things scroll in themselves. */
export const styles = `
:root { color-scheme: light dark; --ink: light-dark(#0d2b2e, #e6efee); --soft: light-dark(#55696b, #9db1b1); --line: light-dark(#d8dedc, #33484a);
  --paper: light-dark(#fcfaf6, #0c1c1e); --good: light-dark(#007f7f, #35b3ae); --bad: light-dark(#b5471b, #f08a5d); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-inline-size: 72rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 2rem; } h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 0.75rem 1.5rem; margin: 0; }
dt { color: var(--soft); font-size: 0.8rem; } dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.875rem; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: middle; white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; } tbody th { font-weight: 500; }
.number { text-align: end; font-variant-numeric: tabular-nums; } .missed { color: var(--bad); font-weight: 600; }
svg { display: block; inline-size: 100%; min-inline-size: 40rem; font: 12px system-ui, sans-serif; fill: var(--ink); }
svg line { stroke: var(--soft); stroke-dasharray: 3 3; } svg .soft { fill: var(--soft); }
svg .over { fill: var(--good); } svg .under { fill: var(--bad); }
svg.trend { inline-size: 6.5rem; min-inline-size: 0; } svg.trend polyline { fill: none; stroke: var(--good); stroke-width: 1.5; }
`
