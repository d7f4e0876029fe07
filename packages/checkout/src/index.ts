export { BillScreen } from './bill/bill-screen.tsx'
export { checkoutMessages } from './messages.ts'
