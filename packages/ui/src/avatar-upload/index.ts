export { AvatarUpload, type AvatarUploadProps } from './avatar-upload.tsx'
