export {
  isCovered,
  type Layer,
  layerNames,
  layers,
  type Portrait,
  portraitAddress,
  portraitAt,
  randomPortrait,
} from './layers.ts'
