import CPostgreSQL

/// The types this module speaks, by the numbers (OIDs) that PostgreSQL gives them in `pg_type`; they never change.
enum PostgresType {
    static let bool: Oid = 16
    static let bytes: Oid = 17
    static let name: Oid = 19
    static let int8: Oid = 20
    static let int2: Oid = 21
    static let int4: Oid = 23
    static let text: Oid = 25
    static let bytesArray: Oid = 1001
    static let int8Array: Oid = 1016
    static let varchar: Oid = 1043
}
