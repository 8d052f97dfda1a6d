/** An HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Methods and paths of calls by name, such as `GET /hives/{id}`. */
export type RouteTable = Readonly<Record<string, `${Method} /${string}`>>;
