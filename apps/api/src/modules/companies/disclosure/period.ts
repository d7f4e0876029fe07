export const periodOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

export const yearOf = (day: string) => Number(day.slice(0, 4))

export const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
