import type { TableColumn } from '../table/table-props.ts'
import type { SeriesChartProps } from './chart-props.ts'

/** The columns of a chart's table; rows are places among the categories. */
export function seriesColumns(
  { categoryLabel, categories, series }: Pick<SeriesChartProps, 'categoryLabel' | 'categories' | 'series'>,
  write: (value: number) => string,
): TableColumn<number>[] {
  return [
    { id: 'category', header: categoryLabel, cell: row => categories[row], isRowHeader: true },
    ...series.map(({ name, values }, index): TableColumn<number> => ({
      id: `${index}`,
      header: name,
      isNumeric: true,
      cell: row => {
        const value = values[row]
        return typeof value === 'number' ? write(value) : '—'
      },
    })),
  ]
}
