export { billQuery } from './bill/api.ts'
export { BillScreen } from './bill/bill-screen.tsx'
export { billMessages } from './bill/words.ts'
