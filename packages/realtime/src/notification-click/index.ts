export {
  addressOfClick,
  openClicked,
  clickedIdOf,
  type ClickedNotification,
  type ClickMessage,
  clickOf,
  type ClickScope,
} from './notification-click.ts'
