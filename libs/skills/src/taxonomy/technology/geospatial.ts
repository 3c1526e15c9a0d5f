import { parseSkills } from '../../parse-skills.js';

/** Maps and places in software. */
export const geospatial = [
  ...parseSkills(
    'tool',
    `
ArcGIS Online | | > arcgis
GRASS GIS | | > gis ~ qgis
MapInfo | MapInfo Professional | > gis ~ arcgis
ERDAS Imagine | ERDAS | > remote-sensing
ENVI^ | ENVI software | > remote-sensing ~ erdas-imagine
Google Earth Engine | | > remote-sensing
Google Earth | Google Earth Pro | ~ gis
GDAL | OGR^ | > gis
GeoServer | | > gis
GeoPandas | | > gis, python
ArcPy | | > arcgis, python
Leaflet.js | LeafletJS, Leaflet^? | > javascript ~ mapbox ? javascript, map, mapbox, openlayers, gis, web
OpenLayers | | > javascript ~ leaflet-js
Mapbox | Mapbox GL | ~ leaflet-js
Google Maps API | Google Maps Platform | ~ mapbox
CesiumJS | Cesium^? | > javascript ~ mapbox ? 3d, javascript, map, gis, globe, web
OpenStreetMap | OSM^ | ~ gis
Pix4D | | > photogrammetry
Agisoft Metashape | | > photogrammetry ~ pix4d
FME Safe Software | Safe FME, FME Desktop | > gis, etl
CityEngine | | > gis
`,
  ),
  ...parseSkills(
    'knowledge',
    `
GPS^ | Global Positioning System, GPS systems, GPS technology | ~ gis
GNSS^ | GNSS receivers, global navigation satellite systems | ~ gps
LiDAR^ | LIDAR^, Lidar data | ~ remote-sensing, gis
Remote sensing | satellite imagery analysis, satellite image analysis | ~ gis
Geospatial data | spatial data, geodata, GIS data | ~ gis
Geocoding | | ~ gis
Web mapping | web GIS | > gis
Cartography | map making, map design, mapmaking | ~ gis
Point cloud processing | point clouds, point cloud data | ~ lidar
`,
  ),
];
