export { FileUpload, type FileUploadProps } from './file-upload.tsx'
export { UploadField, type UploadFieldProps } from './upload-field.tsx'
export { errorOf, type FileRules } from './file-rules.ts'
export type { SendFile, ShownUpload } from './use-uploads.ts'
