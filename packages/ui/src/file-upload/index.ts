export { FileUpload, type FileUploadProps } from './file-upload.tsx'
export type { SendFile } from './use-uploads.ts'
