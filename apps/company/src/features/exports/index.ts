export { saveAnswer } from './api.ts'
export { ExportDialog } from './export-dialog.tsx'
