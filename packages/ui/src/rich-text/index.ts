export { EnlargePicture } from './picture.tsx'
export { RichText } from './rich-text.tsx'
export type { RichContentProps, RichTextLink, RichTextProps } from './rich-text-props.ts'
export { loadTextViews, RichContent, RichLine } from './rich-content.tsx'
