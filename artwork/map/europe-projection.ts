import { geoConicEqualArea } from 'd3-geo'

export const WIDTH = 1000
export const HEIGHT = 860

/** Where a place (longitude, latitude) lies on the drawn map of Europe; equal areas, so that no country looks large. */
export function europeProjection() {
  return geoConicEqualArea()
    .parallels([38, 62])
    .rotate([-14, 0])
    .center([0, 51.5])
    .scale(1290)
    .translate([WIDTH * 0.47, HEIGHT * 0.5])
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
    .precision(0.3)
}
