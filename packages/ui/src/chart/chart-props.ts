import type { ComponentProps } from 'react'

export interface ChartSeries {
  name: string
  /** One for each category; null where nothing is known. */
  values: readonly (number | null)[]
}

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What it shows; the figure's name. */
  title: string
  /** In one sentence what there is to see: “Completions rose from 12 in June to 48 in November.” */
  summary?: string
  /** How a value is written; figures as the reader writes them when left out. */
  format?: (value: number) => string
}

export interface SeriesChartProps extends ChartProps {
  /** Heads the first column of the table: “Month”. */
  categoryLabel: string
  categories: readonly string[]
  /** Five at most: more can't be distinguished. */
  series: readonly ChartSeries[]
}
