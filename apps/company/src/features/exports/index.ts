export { type ExportFormat, ExportFormatChoice } from './export-format.tsx'
export { ExportProgress } from './export-progress.tsx'
export { fileNameOf } from './file-name.ts'
