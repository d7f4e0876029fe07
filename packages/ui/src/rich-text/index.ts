export { RichText } from './rich-text.tsx'
export type { RichTextLink, RichTextProps } from './rich-text-props.ts'
export { RichContent, RichLine, type RichContentProps } from './rich-content.tsx'
