export { OrderedFeed, type OrderedFeedOptions, type Sequenced } from './ordered-feed.ts'
