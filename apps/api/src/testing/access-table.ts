const verdicts = ['reaches', 'second factor', 'not found', 'refused', 'signs in'] as const
/** The outcome of a person's call. */
export type Verdict = (typeof verdicts)[number]
export type Row = Partial<Record<Verdict, string[]>>

/** The table by routes; its file lists those together that the same people reach. */
export function rowsOf(text: string): Record<string, Row> {
  const groups = JSON.parse(text) as { routes: string[]; who: Row }[]
  return Object.fromEntries(groups.flatMap(({ routes, who }) => routes.map(route => [route, who])))
}

/** The text of the file, with routes in order. */
export function asText(rows: Record<string, Row>): string {
  const groups = new Map<string, string[]>()
  const place = (route: string) => route.split(' ').toReversed().join(' ')
  for (const route of Object.keys(rows).toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
    const who = verdicts.flatMap(verdict => {
      const names = rows[route]?.[verdict]
      return names ? [`    ${JSON.stringify(verdict)}: ${JSON.stringify(names)}`] : []
    })
    const key = who.join(',\n')
    groups.set(key, [...(groups.get(key) ?? []), `    ${JSON.stringify(route)}`])
  }
  const blocks = [...groups].map(
    ([who, routes]) => `{\n  "routes": [\n${routes.join(',\n')}\n  ],\n  "who": {\n${who}\n  }\n}`,
  )
  return `[${blocks.join(', ')}]\n`
}
