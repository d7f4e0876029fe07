export { BarChart, type BarChartProps } from './bar-chart.tsx'
export { LineChart } from './line-chart.tsx'
export { DonutChart, type DonutChartProps } from './donut-chart.tsx'
export type { ChartProps, ChartSeries, SeriesChartProps } from './chart-props.ts'
