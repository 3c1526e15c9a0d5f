import type { ConditionWords } from '../topics/conditions.js';

export const conditions: ConditionWords = {
  stems: String.raw`noche|nocturn|tarde|fin(?:es)? de semana|sábado|domingo|turno|guardia|horas extra|horari|flexib|levantar|cargar?\b|cargas|peso|de pie|visi[óo]n|vista|altura|vértigo|edad|años|carnet|permiso|puntos|historial|vehículo|coche|auto\b|viaj|desplaz|oficina|presencial|antecedentes|droga|toxicol`,
  demanding: String.raw`deb\p{L}{1,16}|tener que|imprescindibles?|necesari[oa]s?|obligatori[oa]s?|requier\p{L}{1,16}|requisitos?|requerid[oa]s?|disponib\p{L}{1,16}|dispuest[oa]s?|disposición|capac\p{L}{1,16}|capaz|apt[oa]s?|flexib\p{L}{1,16}|mínim[oa]|aport\p{L}{1,16}|contar con|posibilidad`,
  knowing: String.raw`experiencia|conocimientos?|planific\p{L}{1,16}|organiz\p{L}{1,16}|coordin\p{L}{1,16}|gestion\p{L}{0,16}|supervis\p{L}{1,16}|plus de|pluses|remunera\p{L}{1,16}`,
  deniedBefore: String.raw`no|sin|ningún|ninguna|ni|nunca`,
  deniedAfter: String.raw`no (?:es|son) (?:necesari|imprescindible|obligatori)\p{L}{0,16}|libres?`,
  willing: String.raw`disponib\p{L}{1,16}|dispuest[oa]s?|disposición|flexib\p{L}{1,16}|capaz|puedo|apt[oa]`,
  passed: 'vigente|sin antecedentes|al día',
  labels: String.raw`horario|viajes|turnos?`,
  offering: String.raw`ofrecemos`,
  pounds: 'libras',
  fewer: 'menos',
  numbers: { un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
  rules: [
    {
      topic: 'nights',
      pattern:
        /\b(?:noches|de noche|(?:turnos?|horarios?|trabajo) (?:de noche|nocturnos?)|nocturnidad)\b/iu,
    },
    { topic: 'evenings', pattern: /\b(?:tardes|(?:por la|de|turno de) tarde)\b/iu },
    { topic: 'weekends', pattern: /\b(?:fin(?:es)? de semana|sábados?|domingos?)\b/iu },
    {
      topic: 'shifts',
      pattern:
        /\b(?:turnos (?:rotativos|rotatorios|partidos|alternos)|(?:trabajar|trabajo) (?:a|en|por) turnos|turno rotativo)\b/iu,
    },
    {
      topic: 'on-call',
      pattern: /\b(?:guardias?(?: localizad[ao]s?| telefónicas?)?(?! de seguridad| civil))\b/iu,
    },
    { topic: 'overtime', pattern: /\bhoras extra(?:s|ordinarias)?\b/iu },
    {
      topic: 'flexible-hours',
      pattern:
        /\b(?:flexibilidad (?:horaria|de horarios?|en (?:los |el )?horarios?)|disponibilidad horaria|horarios? (?:flexibles?|irregular(?:es)?|variables?))\b/iu,
    },
    {
      topic: 'lifting',
      firm: true,
      pattern:
        /\b(?:levantar|cargar|mover|manipular|transportar|cargas|pesos?)\b[^.;\n]{0,50}?\b(?<n>\d{1,3})(?:\s?(?:-|–|a)\s?(?<m>\d{1,3}))?\s?(?:kg|kilos?|kilogramos|libras)\b/iu,
    },
    {
      topic: 'lifting',
      pattern:
        /\b(?:cargas? pesadas?|levantar peso|cargar peso|buena (?:forma|condición) física|esfuerzo físico)\b/iu,
    },
    { topic: 'standing', pattern: /\b(?:(?:permanecer|trabajar|estar|horas|tiempo) de pie)\b/iu },
    { topic: 'vision', pattern: /\b(?:buena (?:vista|visión)|agudeza visual)\b/iu },
    {
      topic: 'heights',
      pattern: /\b(?:trabaj(?:ar|os?) en altura|(?:sin|no (?:tener|padecer)) vértigo)\b/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:edad mínima\W{0,3}(?:de |es de )?|(?:mayor(?:es)? de|tener (?:al menos|más de|como mínimo)|más de) )(?<n>1[4-9]|2\d)(?: años)?\b(?! (?:de experiencia|horas|años de|empleados|personas|países))/iu,
    },
    { topic: 'minimum-age', firm: true, amount: 18, pattern: /\bmayor(?:es)? de edad\b/iu },
    {
      topic: 'driving-record',
      firm: true,
      pattern: /\b(?:menos de|máximo|como máximo) (?<n>\d{1,2}) puntos\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      amount: 0,
      pattern:
        /\b(?:historial de (?:conducción|manejo) (?:limpio|impecable|intachable)|sin (?:sanciones|multas) de tráfico|buen historial de (?:conducción|manejo))\b/iu,
    },
    {
      topic: 'own-vehicle',
      pattern:
        /\b(?:(?:vehículo|coche|auto|transporte) propio|vehículo (?:personal|particular))\b/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?:viajar|viajes?|desplazamientos?|desplazarse)\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?(?:-|–|a)\s?(?<m>\d{1,3}))?\s?%/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?<n>\d{1,3})(?:\s?(?:-|–|a)\s?(?<m>\d{1,3}))?\s?%[^.;\n]{0,20}\b(?:viajes?|viajar|desplazamientos?)\b/iu,
    },
    {
      topic: 'travel',
      pattern:
        /\b(?:(?:para|a|de) viajar|disponibilidad de viajes|viajes (?:frecuentes|ocasionales|puntuales|nacionales|internacionales)|movilidad geográfica|desplazamientos (?:frecuentes|ocasionales|puntuales)|desplazarse)\b/iu,
    },
    {
      topic: 'office-days',
      firm: true,
      pattern:
        /\b(?<n>\d|un|dos|tres|cuatro|cinco)(?:\s?(?:-|–|a|o)\s?(?<m>\d|dos|tres|cuatro|cinco))? días?(?: (?:a la|por) semana)? (?:en (?:la |nuestra )?oficina|presenciales|de presencialidad|de oficina)\b/iu,
    },
    {
      topic: 'background-check',
      firm: true,
      pattern:
        /\b(?:antecedentes (?:penales|policiales|judiciales)|(?:verificación|comprobación|revisión) de antecedentes|delitos de naturaleza sexual)\b/iu,
    },
    {
      topic: 'drug-test',
      firm: true,
      pattern:
        /\b(?:(?:prueba|test|examen|control)(?:s|es)? (?:de |anti)?(?:drogas?|toxicológic[oa]s?|antidoping)|antidoping)\b/iu,
    },
  ],
};
