"""The two loops of the network that take the most time, in a processor's vector instructions.

They do what `network` says in plain words, number for number; a GPU runs the plain words.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils as tools
from numba.core import types
from numba.extending import intrinsic

from automatable.lab.patchwork.network import FIRST, SECOND, TOP

# The options and types of numba are looser than its annotations say.
_intrinsic: Any = intrinsic
cgutils: Any = tools
SHORTS = ir.VectorType(ir.IntType(16), FIRST)
WORDS = ir.VectorType(ir.IntType(32), FIRST)
LONG = ir.IntType(64)


def _data(context: Any, builder: Any, signature: Any, args: Any, place: int) -> Any:
    """Where the numbers of an array begin."""
    return context.make_array(signature.args[place])(context, builder, args[place]).data


def _row(builder: Any, data: Any, number: Any) -> Any:
    """A row of the width of the first layer."""
    begin = builder.gep(data, [builder.mul(number, LONG(FIRST))])
    return builder.load(builder.bitcast(begin, SHORTS.as_pointer()), align=2)


def _all(kind: Any, value: int) -> Any:
    return ir.Constant(kind, [value] * FIRST)


@_intrinsic
def add_rows(typing: Any, first: Any, bias: Any, rows: Any, count: Any, sums: Any) -> Any:
    """The sum of that many rows and of the bias, cut off below at 0 and above at `TOP`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first, bias, rows, _, sums = (
            None if i == 3 else _data(context, builder, signature, args, i) for i in range(5)
        )
        total = cgutils.alloca_once_value(builder, _row(builder, bias, LONG(0)))
        with cgutils.for_range(builder, args[3]) as loop:
            number = builder.sext(builder.load(builder.gep(rows, [loop.index])), LONG)
            added = builder.add(builder.load(total), _row(builder, first, number))
            builder.store(added, total)
        result = builder.load(total)
        for sign, edge in (("<", 0), (">", TOP)):
            beyond = builder.icmp_signed(sign, result, _all(SHORTS, edge))
            result = builder.select(beyond, _all(SHORTS, edge), result)
        builder.store(result, builder.bitcast(sums, SHORTS.as_pointer()), align=2)
        return context.get_dummy_value()

    return types.void(first, bias, rows, types.int64, sums), generate


@_intrinsic
def dot_rows(typing: Any, second: Any, bias: Any, sums: Any, hidden: Any) -> Any:
    """Every row of the second layer times the sums; in 256ths, what is above zero."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        second, bias, sums, hidden = (_data(context, builder, signature, args, i) for i in range(4))
        word = ir.IntType(32)
        kind = ir.FunctionType(word, [WORDS])
        name = f"llvm.vector.reduce.add.v{FIRST}i32"
        add = cgutils.get_or_insert_function(builder.module, kind, name)
        seen = builder.sext(_row(builder, sums, LONG(0)), WORDS)
        with cgutils.for_range(builder, LONG(SECOND)) as loop:
            weights = builder.sext(_row(builder, second, loop.index), WORDS)
            total = builder.call(add, [builder.mul(weights, seen)])
            total = builder.add(total, builder.load(builder.gep(bias, [loop.index])))
            total = builder.ashr(total, word(8))
            low = builder.icmp_signed("<", total, word(0))
            builder.store(builder.select(low, word(0), total), builder.gep(hidden, [loop.index]))
        return context.get_dummy_value()

    return types.void(second, bias, sums, hidden), generate
