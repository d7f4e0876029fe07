export { CompanyName, companyTone, type CompanyNameProps } from './company-name.tsx'
