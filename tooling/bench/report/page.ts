import { reaches, type Figure } from './figures.ts'
import { isSameMachine, type Run } from './runs.ts'
import { styles } from './styles.ts'

/** So many runs stand beside each other. */
const mostRuns = 12

/**
 * One run as a page of its own, which needs nothing beside it: each part as a chart against goals and floors, the table of the same
 * figures, and what earlier runs on the same machine came to.
 * @param runs all that are known, oldest first; the last is shown
 */
export function pageOf(runs: readonly Run[]): string {
  const run = runs.at(-1)
  if (!run) throw new Error('No run to show.')
  const earlier = runs.filter(({ machine }) => isSameMachine(machine, run.machine)).slice(-mostRuns)
  const parts = [...new Set(run.figures.map(({ part }) => part))]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Masar: bench of ${escaped(run.at.slice(0, 10))}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Bench</h1>
${headOf(run, earlier.length)}
${parts
  .map(part =>
    partOf(
      part,
      run.figures.filter(figure => figure.part === part),
      earlier,
    ),
  )
  .join('\n')}
</main>
</body>
</html>
`
}

function headOf({ at, commit, machine, index, load }: Run, count: number): string {
  const facts = [
    ['Made', at.slice(0, 16).replace('T', ' ')],
    ['Commit', commit],
    ['Machine', `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB`],
    ['Index', `${index} (thousand hashes of 1 KB in a tenth of a second)`],
    ['Load', `${load[0]} before, ${load[1]} after`],
    ['Runs on this machine', String(count)],
  ]
  return `<dl>${facts.map(([name, fact]) => `<div><dt>${name}</dt><dd>${escaped(fact ?? '')}</dd></div>`).join('')}</dl>`
}

function partOf(part: string, figures: Figure[], runs: readonly Run[]): string {
  const compared = figures.filter(({ goal, floor }) => goal !== undefined || floor !== undefined)
  return `<section>
<h2>${escaped(part)}</h2>
${compared.length === 0 ? '' : chartOf(compared)}
<div class="scroll"><table>
<thead><tr><th>Where</th><th>What</th><th class="number">Figure</th><th class="number">Goal</th><th>Reached</th><th class="number">Floor</th><th class="number">Of the floor</th><th>Earlier runs</th></tr></thead>
<tbody>
${figures.map(figure => rowOf(figure, runs)).join('\n')}
</tbody>
</table></div>
</section>`
}

function rowOf(figure: Figure, runs: readonly Run[]): string {
  const { place, name, unit, value, goal, floor } = figure
  const verdict = reaches(figure)
  const cells = [
    `<td>${escaped(place)}</td>`,
    `<th scope="row">${escaped(name)}</th>`,
    `<td class="number">${shown(value, unit)}</td>`,
    `<td class="number">${goal === undefined ? '' : `${figure.isLessBetter ? '≤' : '≥'} ${shown(goal, unit)}`}</td>`,
    `<td class="${verdict === false ? 'missed' : ''}">${verdict === null ? '' : verdict ? 'yes' : 'missed'}</td>`,
    `<td class="number">${floor === undefined ? '' : shown(floor, unit)}</td>`,
    `<td class="number">${floor === undefined ? '' : `${Math.round(shareOf(figure, floor) * 100)} %`}</td>`,
    `<td>${trendOf(figure, runs)}</td>`,
  ]
  return `<tr>${cells.join('')}</tr>`
}

/** How near a figure comes to another, whichever way is better: 1 is as good. */
function shareOf({ value, isLessBetter }: Figure, other: number): number {
  if (isLessBetter) return value === 0 ? 1 : other / value
  return other === 0 ? 1 : value / other
}

const [row, bar, label, widest] = [26, 14, 330, 360]

/** A bar for each figure: how near it comes to its goal, which is the line, or to its floor where it has no goal. */
function chartOf(figures: Figure[]): string {
  const most = 1.5
  const scale = widest / most
  const height = figures.length * row + 24
  const bars = figures.map((figure, place) => {
    const share = shareOf(figure, figure.goal ?? figure.floor ?? 1)
    const y = place * row + 20
    const isMissed = reaches(figure) === false
    const width = Math.max(2, Math.min(share, most) * scale)
    return `<g><text x="${label - 10}" y="${y + 11}" text-anchor="end">${escaped(`${figure.place} · ${figure.name}`)}</text>
<rect class="${isMissed ? 'under' : 'over'}" x="${label}" y="${y}" width="${width.toFixed(1)}" height="${bar}" rx="3"><title>${escaped(`${figure.name}: ${shown(figure.value, figure.unit)}`)}</title></rect>
<text x="${(label + width + 8).toFixed(1)}" y="${y + 11}">${Math.round(share * 100)} %</text></g>`
  })
  const line = label + scale
  return `<div class="scroll"><svg viewBox="0 0 ${label + widest + 70} ${height}" role="img" aria-label="How near each figure comes to its goal or floor; the table below says the same">
<text x="${line}" y="11" text-anchor="middle" class="soft">goal, else floor</text>
<line x1="${line}" x2="${line}" y1="16" y2="${height}"/>
${bars.join('\n')}
</svg></div>`
}

/** The same figure in each run that has it, as a line; its ends are said in words. */
function trendOf(figure: Figure, runs: readonly Run[]): string {
  const values = runs.flatMap(run => run.figures.find(other => isSameFigure(other, figure))?.value ?? [])
  if (values.length < 2) return ''
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, place) => {
    const x = (place * 100) / (values.length - 1)
    const y = high === low ? 12 : 22 - ((value - low) * 20) / (high - low)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const words = `${shown(values[0] ?? 0, figure.unit)} to ${shown(values.at(-1) ?? 0, figure.unit)} over ${values.length} runs`
  return `<svg class="trend" viewBox="-2 0 104 24" role="img" aria-label="${escaped(words)}"><title>${escaped(words)}</title><polyline points="${points.join(' ')}"/></svg>`
}

function isSameFigure(a: Figure, b: Figure): boolean {
  return a.part === b.part && a.place === b.place && a.name === b.name && a.unit === b.unit
}

/** A value with its unit, with as many places as say something. */
export function shown(value: number, unit: Figure['unit']): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 4
  const number = String(Number(value.toFixed(places)))
  return unit === 'ratio' ? number : `${number} ${unit}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
}
