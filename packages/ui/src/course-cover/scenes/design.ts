import {
  disc,
  dot,
  each,
  line,
  move,
  rect,
  shadow,
  shape,
  stroke,
  turned,
  upright,
  type Scene,
} from './shapes.ts'

const handle = (x: number, y: number) =>
  rect(x - 6, y - 6, 12, 12, 'paper', 2) + stroke(`M${x - 6} ${y - 6}h12v12h-12z`, 'deep', 3)

/** A curve and its handles. */
const curve: Scene = {
  variants: 3,
  draw: variant =>
    shadow(160, 166, 112, 5) +
    rect(46, 16, 228, 148, 'paper', 8) +
    stroke('M46 53h228M46 90h228M46 127h228M103 16v148M160 16v148M217 16v148', 'faint', 1.5) +
    [
      shape('M84 128C84 60 140 128 150 86S196 40 232 52v76z', 'soft'),
      shape('M84 128C100 50 130 60 150 86s50 8 82-34v76z', 'soft'),
      shape('M84 128c30-8 36-92 76-92s40 40 72 16v76z', 'soft'),
    ][variant]! +
    [
      stroke('M84 128V64M232 52h-56', 'deep', 2.5) + disc(84, 62, 6, 'strong') + disc(174, 52, 6, 'strong'),
      stroke('M84 128l14-68M232 52l-28 50', 'deep', 2.5) +
        disc(98, 58, 6, 'strong') +
        disc(203, 104, 6, 'strong'),
      stroke('M84 128h54M160 36h-50M160 36h48', 'deep', 2.5) +
        disc(138, 128, 6, 'strong') +
        disc(108, 36, 6, 'strong') +
        disc(208, 36, 6, 'strong'),
    ][variant]! +
    line(
      'M-9 128H84' +
        [
          'C84 60 140 128 150 86S196 40 232 52',
          'C100 50 130 60 150 86s50 8 82-34',
          'c30-8 36-92 76-92s40 40 72 16',
        ][variant]!,
    ) +
    handle(84, 128) +
    (variant === 2 ? handle(160, 36) : '') +
    dot(232, 52) +
    move(
      238,
      58,
      shape('M0 0l34 12 22 26-18 18-26-22z', 'strong') +
        shape('M0 0l30 30 8 26 18-18-22-26z', 'deep') +
        stroke('M6 6l20 20', 'paper', 2.5) +
        disc(27, 27, 5, 'paper') +
        shape('M40 52l14-14 24 24-14 14z', 'ink'),
      0,
    ),
}

/** A specimen of type: the line draws a letter and ends in its dot. */
const type: Scene = {
  variants: 2,
  draw: (variant, direction) =>
    shadow(160, 170, 92, 5) +
    (variant
      ? rect(70, 8, 180, 156, 'strong', 4) + rect(76, 8, 174, 156, 'paper', 4)
      : turned(3, 160, 90, rect(70, 10, 180, 158, 'soft', 4)) + rect(70, 8, 180, 156, 'paper', 4)) +
    stroke('M70 46h180M70 84h180M70 110h180M70 148h180', 'faint', 2) +
    stroke('M84 30h30', 'side', 4) +
    upright(
      direction,
      160,
      direction === 'ltr'
        ? line(
            'M-9 110H62C84 110 92 98 104 98c12 36 20 44 52 44 40 0 58-22 58-48 0-18-10-30-24-30-12 0-20 9-20 20s8 20 20 20c12 0 20-4 24-8',
            11,
          )
        : line(
            'M329 110H214C208 110 206 104 206 94c0-18-6-30-20-30-12 0-20 9-20 20s8 20 20 20c12 0 18-4 20-8 0 32-16 46-50 46-30 0-46-14-46-40',
            11,
          ),
    ) +
    upright(direction, 160, dot(176, 42, 6) + disc(202, 42, 8, 'line')),
}

const blade = (
  angle: number,
  colour: 'paper' | 'pale' | 'soft' | 'side' | 'strong' | 'deep' | 'ink' | 'sun',
) =>
  turned(
    angle,
    120,
    142,
    rect(100, 22, 40, 134, 'ink', 7) +
      rect(100, 22, 38, 134, colour, 7) +
      rect(100, 118, 38, 38, 'paper', 7) +
      rect(108, 108, 20, 5, 'paper', 2.5),
  )

/** A fan of colours about its rivet. */
const colours: Scene = {
  variants: 2,
  draw: variant =>
    shadow(170, 168, 90, 6) +
    each(
      variant
        ? (['ink', 'deep', 'strong', 'side', 'soft', 'sun'] as const)
        : (['sun', 'soft', 'side', 'strong', 'deep', 'ink'] as const),
      (colour, i) => blade(80 - i * 20, colour),
    ) +
    line('M-9 62H30a16 16 0 0 1 16 16v48a16 16 0 0 0 16 16h56') +
    dot(120, 142, 8) +
    disc(268, 36, variant ? 16 : 11, 'strong') +
    (variant ? disc(296, 62, 8, 'side') : disc(240, 24, 6, 'side')),
}

/** A page and its mirror image; the line is the axis between them. */
const mirrored: Scene = {
  variants: 3,
  draw(variant) {
    const page =
      rect(174, 22, 100, 134, 'paper', 8) +
      rect(174, 22, 100, 18, 'soft', 8) +
      disc(262, 31, 4, 'strong') +
      [
        rect(184, 48, 80, 38, 'soft', 5) +
          disc(244, 62, 7, 'paper') +
          shape('M184 86l22-24 18 16 12-9 28 17z', 'strong'),
        rect(222, 48, 42, 52, 'soft', 5) + stroke('M212 54h-24M212 66h-18M212 78h-22M212 90h-12', 'side', 5),
        rect(184, 48, 36, 36, 'strong', 5) + rect(228, 48, 36, 36, 'soft', 5),
      ][variant]! +
      stroke('M262 112h-46M262 124h-66', 'side', 5) +
      rect(238, 136, 26, 12, 'strong', 6)
    return (
      shadow(160, 162, 124, 6) +
      page +
      `<g transform="matrix(-1 0 0 1 320 0)" opacity=".72">${page}</g>` +
      line('M-9 164H144a16 16 0 0 0 16-16V52') +
      dot(160, 44, 8)
    )
  },
}

/** A sketchbook; the line is what the pencil draws. */
const sketchbook: Scene = {
  variants: 3,
  draw: variant =>
    shadow(164, 168, 116, 6) +
    turned(
      -4,
      160,
      90,
      rect(52, 24, 222, 142, 'deep', 7) +
        rect(56, 20, 214, 138, 'pale', 6) +
        rect(60, 18, 210, 136, 'paper', 6) +
        each(
          [0, 1, 2, 3, 4, 5, 6, 7, 8],
          i => disc(78 + i * 22, 28, 3, 'soft') + stroke(`M${78 + i * 22} 28V14`, 'ink', 3.5),
        ) +
        [
          stroke('M96 138V92c0-26 18-34 30-44M210 138h32', 'soft', 4) + disc(230, 62, 13, 'soft'),
          stroke('M84 138h160M200 138v-30h30v30', 'soft', 4),
          stroke('M92 60h40M92 74h26M214 60h30', 'soft', 4),
        ][variant]!,
    ) +
    [
      line('M-9 146H96a10 10 0 0 0 10-10V98c0-28 26-34 42-54 16 20 42 26 42 54v24'),
      line('M-9 140H92V88l44-36 44 36v36'),
      line('M-9 132H92c22 0 8-30 30-30h36c30 0 34-10 30-36-2-14-30-14-30 4 0 26 50 16 34 50'),
    ][variant]! +
    move(
      [190, 180, 192][variant]!,
      [126, 128, 124][variant]!,
      rect(20, -9, 86, 18, 'strong', 2) +
        rect(20, 2, 86, 7, 'deep', 2) +
        shape('M0 0l22-9v18z', 'soft') +
        shape('M0 0l10-4v8z', 'ink') +
        rect(96, -9, 14, 18, 'side', 3),
      -32,
    ) +
    dot([190, 180, 192][variant]!, [126, 128, 124][variant]!),
}

/** Design: a curve with handles, a specimen of type, a fan of colours, a mirrored page, a sketchbook. */
export const design: readonly Scene[] = [curve, type, colours, mirrored, sketchbook]
