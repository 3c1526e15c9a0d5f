import { parseSkills } from '../../parse-skills.js';

/** Wood, walls, floors, glass, paint. */
export const carpentryAndFinishing = [
  ...parseSkills(
    'practice',
    `
Carpentry | carpentry skills, carpentry work, carpenter^, carpenters^* | ~ woodworking, rough-carpentry, finish-carpentry
Rough carpentry | wood framing, framing^*, house framing, framing walls, framing carpentry, wall framing, Framing* | > carpentry
Finish carpentry | trim carpentry, trim work, finish work in carpentry, trim installation, crown molding, baseboards and trim, installing trim | > carpentry
Steel stud framing | metal stud framing, metal framing, metal studs, light gauge framing | ~ drywall-installation, rough-carpentry
Woodworking | wood working, wood shop, woodwork, woodworking machines | ~ carpentry
Joinery | Schreinern | > woodworking
Cabinet making | cabinetmaking, cabinetry, cabinet building, custom cabinets, cabinet maker | > woodworking ~ joinery
Cabinet installation | installing cabinets, kitchen installation, kitchen fitting, cabinet and countertop installation | ~ carpentry
Furniture making | furniture manufacturing, furniture building, furniture production | ~ woodworking, cabinet-making
Furniture assembly | assembling furniture, flat-pack assembly | ~ assembly-work
Furniture restoration | furniture repair, furniture refinishing, restoring furniture | ~ furniture-making
Upholstery | upholstering, reupholstery | ~ sewing, furniture-making
Wood carving | woodcarving | ~ woodworking
Wood finishing | staining and finishing, wood staining, lacquering | ~ woodworking, painting-and-decorating
Wood turning | woodturning | ~ woodworking
Sawmill operation | sawmill, sawmills, lumber processing, sawmilling | ~ woodworking, machine-operation
Deck building | deck construction, building decks | ~ carpentry, fencing-installation
Fencing installation | fence installation, fence repair, fence construction, fencing repair, fence building | ~ carpentry
Door and window installation | window installation, door installation, door hanging, installing doors and windows, door and window fitting, installing windows, installing doors | ~ carpentry, glazing
Garage door installation | garage doors, garage door repair, overhead doors, overhead door repair | ~ door-and-window-installation
Door hardware | commercial door hardware, door hardware installation, door repair | ~ door-and-window-installation, locksmithing
Glazing^ | glazing work, glass installation, glass replacement, window glazing, glazier^ | ~ door-and-window-installation
Painting and decorating | painter and decorator, house painting, interior painting, exterior painting, painting walls, interior and exterior painting, residential painting, commercial painting, painting houses, painting? | ~ surface-preparation ? wall, drywall, interior, exterior, brush, roller, house, surface, maint, carpent, plumb, plaster, wallpaper, handyman, flooring, repairs
Surface preparation | surface prep, preparing surfaces, preparation of surfaces for painting, sanding and priming | ~ painting-and-decorating
Paint sprayers | airless sprayer, airless sprayers, airless spraying, paint sprayer | ~ painting-and-decorating, industrial-painting
Wallpapering | wallpaper hanging, wallpaper installation, wallcovering, wall coverings | ~ painting-and-decorating
Caulking | caulking and sealing, sealant application | ~ painting-and-decorating
Drywall installation | drywall, drywall hanging, hanging drywall, sheetrock, plaquiste, drywall repair, plasterboard, gypsum board, dry lining, sheet rock | ~ plastering, drywall-finishing
Drywall finishing | drywall taping, taping and mudding, mudding and taping, drywall tapers | ~ drywall-installation
Plastering | plaster work, plasterer, plaster repair | ~ drywall-installation
Stucco | stucco work | ~ plastering
EIFS^ | exterior insulation finishing | ~ stucco
Ceiling installation | suspended ceilings, drop ceilings, acoustical ceilings, ceiling tiles, ceiling tile installation | ~ drywall-installation
Flooring installation | floor installation, flooring, floor laying, installing flooring, pose de sols, laying floors | ~ tile-setting
Hardwood flooring | hardwood floors, wood floor installation, hardwood floor installation, parquet, floor sanding, floor refinishing | > flooring-installation
Laminate flooring | laminate floor installation | > flooring-installation
Vinyl flooring | LVP flooring, luxury vinyl plank, vinyl floor installation | > flooring-installation ~ laminate-flooring
Carpet installation | carpet laying, carpet fitting | > flooring-installation
Tile setting | tiling, tile installation, tile work, ceramic tile, laying tiles, tile laying, tilework, installing tile, grouting | ~ flooring-installation
Epoxy flooring | epoxy coatings, epoxy floor coatings | ~ flooring-installation
Countertop fabrication | stone countertops, granite countertops, quartz countertops | ~ stonework
Stage carpentry | set building, set construction, scenic carpentry, scenery construction | ~ carpentry
`,
  ),
];
