export { formatMoney, Price, type PriceProps } from './price.tsx'
