export { Heading, Prose, Text, type HeadingProps, type TextProps } from './text.tsx'
