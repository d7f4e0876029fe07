export { Card, cardLinkClass, type CardProps } from './card.tsx'
