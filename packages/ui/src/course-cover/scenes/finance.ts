import { arch, coins, cup, plant } from './props.ts'
import {
  disc,
  dot,
  each,
  line,
  move,
  oval,
  rect,
  shadow,
  shape,
  stroke,
  turned,
  upright,
  type Scene,
} from './shapes.ts'

/** Coins in steps; the line climbs them. */
const steps: Scene = {
  variants: 3,
  draw: variant =>
    (variant === 1
      ? arch(190, 4, 170, 'soft')
      : variant === 2
        ? rect(44, 14, 232, 140, 'pale', 14)
        : disc(190, 100, 82, 'pale')) +
    rect(0, 152, 320, 28, 'strong') +
    rect(0, 152, 320, 5, 'deep') +
    coins(84, 156, 3, 22) +
    coins(136, 156, 5, 22) +
    coins(188, 156, 8, 22) +
    coins(240, 156, 10, 22) +
    (variant === 1 ? plant(290, 154) : '') +
    line(
      'M-9 138H36a8 8 0 0 0 8-8 8 8 0 0 1 8-8h50a8 8 0 0 0 8-8 8 8 0 0 1 8-8h32a12 12 0 0 0 12-12 12 12 0 0 1 12-12h28a8 8 0 0 0 8-8 8 8 0 0 1 8-8h20',
    ) +
    dot(240, 64, 12),
}

function pan(x: number, y: number, content: string) {
  return (
    stroke(`M${x} ${y - 46}L${x - 32} ${y}M${x} ${y - 46}L${x + 32} ${y}`, 'deep', 2.5) +
    content +
    shape(`M${x - 38} ${y}h76c-4 16-20 22-38 22s-34-6-38-22z`, 'strong') +
    shape(`M${x + 8} ${y}h30c-4 16-18 22-34 22 12-6 6-14 4-22z`, 'deep')
  )
}

/** Scales; the line is their beam. */
const scales: Scene = {
  variants: 2,
  draw: variant =>
    (variant ? arch(160, -8, 190, 'soft') : disc(160, 92, 80, 'pale')) +
    shadow(160, 170, 62, 5) +
    shape('M120 168c0-12 16-14 28-18h24c12 4 28 6 28 18z', 'deep') +
    rect(154, 44, 12, 110, 'strong', 4) +
    rect(161, 44, 5, 110, 'deep', 2) +
    move(
      0,
      0,
      pan(88, 112, disc(76, 104, 11, 'soft') + disc(98, 104, 11, 'soft') + disc(87, 94, 11, 'side')),
    ) +
    pan(
      232,
      100,
      variant
        ? rect(212, 74, 40, 26, 'soft', 3) + rect(224, 74, 14, 26, 'side')
        : shape('M216 100l4-26h24l4 26z', 'soft') + rect(224, 66, 16, 10, 'side', 3),
    ) +
    line('M-9 84H40a16 16 0 0 0 16-16 13 13 0 0 1 13-13C90 62 130 58 160 48s50-8 72-4') +
    disc(88, 62, 5, 'deep') +
    disc(232, 50, 5, 'deep') +
    dot(160, 46, 10),
}

/** A receipt; the line is its total. */
const receipt: Scene = {
  variants: 3,
  draw: variant =>
    shadow(160, 170, 80, 6) +
    (variant === 1
      ? rect(72, 2, 176, 44, 'deep', 8) + rect(72, 2, 176, 30, 'strong', 8) + rect(96, 26, 128, 8, 'ink', 4)
      : '') +
    turned(
      variant === 1 ? 0 : 4,
      160,
      90,
      shape(`M104 ${variant === 1 ? 30 : 10}h112v146l-14-9-14 9-14-9-14 9-14-9-14 9-14-9-14 9z`, 'paper') +
        shape(`M204 ${variant === 1 ? 30 : 10}h12v146l-12-8z`, 'faint') +
        (variant === 1 ? '' : disc(154, 30, 10, 'strong') + stroke('M150 30l3 4 6-7', 'paper', 2.5)) +
        each([54, 70, 86], (y, i) =>
          stroke(`M118 ${y}h${[34, 44, 28][(i + variant) % 3]}M${[180, 174, 178][i]} ${y}H192`, 'soft', 5),
        ) +
        stroke('M118 100h76', 'side', 2),
    ) +
    (variant === 0
      ? coins(256, 168, 3, 20)
      : variant === 2
        ? cup(262, 166) + oval(262, 167, 16, 3, 'strong')
        : '') +
    line('M-9 86H50a16 16 0 0 1 16 16v6a14 14 0 0 0 14 14h90') +
    dot(180, 122, 10),
}

/** A calculator; the line becomes the number shown. */
const calculator: Scene = {
  variants: 2,
  draw(variant, direction) {
    const keys = Array.from(
      { length: 12 },
      (_, i) => [120 + (i % 4) * 21, 84 + Math.floor(i / 4) * 25] as const,
    )
    return (
      shadow(160, 172, 66, 6) +
      (variant
        ? turned(
            -9,
            84,
            150,
            rect(34, 60, 60, 90, 'paper', 3) + stroke('M46 78h34M46 92h24M46 106h34M46 120h18', 'soft', 4),
          )
        : coins(62, 170, 4, 22)) +
      rect(106, 6, 108, 166, 'deep', 14) +
      rect(106, 6, 102, 162, 'strong', 14) +
      rect(116, 16, 82, 48, 'pale', 7) +
      upright(direction, 157, stroke('M126 26h22', 'side', 4)) +
      each(keys, ([x, y], i) =>
        i === 11 || i === 7 ? '' : rect(x - 4, y - 4, 17, 19, i % 4 === 3 ? 'soft' : 'paper', 5),
      ) +
      rect(179, 105, 17, 44, 'sun', 5) +
      stroke('M183 124h9M183 130h9', 'deep', 2.5) +
      (variant ? coins(256, 170, 3, 20) + coins(284, 172, 1, 20) : plant(258, 172)) +
      line('M-9 112H60a16 16 0 0 0 16-16V66a16 16 0 0 1 16-16h80') +
      dot(180, 48, 8)
    )
  },
}

/** A safe; the line is the key to it. */
const safe: Scene = {
  variants: 2,
  draw: variant =>
    shadow(166, 166, 100, 6) +
    rect(92, 150, 24, 16, 'ink', 3) +
    rect(216, 150, 24, 16, 'ink', 3) +
    rect(78, 18, 176, 138, 'deep', 12) +
    rect(78, 18, 166, 138, 'strong', 12) +
    rect(92, 32, 138, 110, 'soft', 8) +
    rect(98, 38, 126, 98, variant ? 'side' : 'pale', 6) +
    rect(72, 44, 12, 26, 'ink', 4) +
    rect(72, 104, 12, 26, 'ink', 4) +
    (variant
      ? disc(176, 87, 38, 'deep') +
        disc(176, 87, 31, 'strong') +
        each([0, 45, 90, 135, 180, 225, 270, 315], angle =>
          turned(angle, 176, 87, rect(174.5, 58, 3, 7, 'pale')),
        )
      : each([0, 60, 120], angle => turned(angle, 178, 87, stroke('M178 50v74', 'deep', 7))) +
        disc(178, 87, 24, 'deep') +
        disc(178, 87, 17, 'strong')) +
    (variant ? plant(284, 166) : coins(284, 168, 5, 18)) +
    line('M-9 118H20a14 14 0 0 0 14-14v-3a14 14 0 0 1 14-14h128', 9) +
    stroke('M112 90v16M128 90v11', 'line', 8) +
    dot(177, 87, 10),
}

/** Finance: coins in steps, scales, a receipt, a calculator, a safe and its key. */
export const finance: readonly Scene[] = [steps, scales, receipt, calculator, safe]
