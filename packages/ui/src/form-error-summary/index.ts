export { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx'
