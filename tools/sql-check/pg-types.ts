/**
 * The TypeScript type in which the `pg` driver hands out a value of each PostgreSQL type that result columns have. The check reads this
 * interface through the TypeScript checker. `int8` and `numeric` are strings, since a JavaScript number cannot hold all of them.
 */
export interface PgTypes {
  bool: boolean;
  int2: number;
  int4: number;
  float4: number;
  float8: number;
  int8: string;
  numeric: string;
  text: string;
  varchar: string;
  name: string;
  uuid: string;
  date: Date;
  timestamptz: Date;
  json: object;
  jsonb: object;
  void: '';
  _text: string[];
  _uuid: string[];
  _int4: number[];
  _float8: number[];
  _timestamptz: Date[];
}
