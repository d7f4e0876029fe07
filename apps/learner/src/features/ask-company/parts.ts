export { AskCompany } from './ask-company.tsx'
export { askCompanyMessages } from './messages.ts'
export { StartInBar } from './start-by-licence.tsx'
